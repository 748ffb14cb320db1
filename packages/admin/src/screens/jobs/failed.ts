/** Jobs that failed, whenever it was: those that are deleted or cleared away are gone. */
export const failedEver = { gt: '2000-01-01T00:00:00.000Z' }
