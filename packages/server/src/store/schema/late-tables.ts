import { factOfTables } from './fact-of-tables'

const late = factOfTables('mayBeLate')
/** Whether the last second of what was written to a table may be lost with the power, if its transaction says so. */
export const mayBeLate = (table: string): boolean => late.has(table)
