import { inject } from 'vitest'

type Dialect = 'sqlite' | 'postgres'

/**
 * On which databases a journey is made: on these every day, on both with `CARTWRIGHT_TEST=full`. Every call is tested on
 * both, by the server's own tests; a browser adds what people do with them, and few of its journeys can tell the databases
 * apart.
 */
export const databases = (...everyDay: Dialect[]): Dialect[] =>
  (process.env.CARTWRIGHT_TEST === 'full' ? (['sqlite', 'postgres'] as const) : everyDay).filter(
    (dialect) => dialect === 'sqlite' || inject('templates').postgres,
  )
