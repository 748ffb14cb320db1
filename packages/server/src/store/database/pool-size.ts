/** How many connections a process holds to PostgreSQL at most, unless it is told otherwise. */
export const usualPoolSize = 10
