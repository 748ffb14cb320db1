/** A name as PostgreSQL and SQLite write it. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
