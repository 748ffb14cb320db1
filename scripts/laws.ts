import fc from 'fast-check'

/** How many cases each law is tried on: 10 000 in `npm test`, fewer in `npm run check`, which is run before each push. */
fc.configureGlobal({ numRuns: Number(process.env.CARTWRIGHT_LAW_CASES ?? 10_000) })
