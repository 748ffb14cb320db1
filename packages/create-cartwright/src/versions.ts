import { version } from '../package.json'

/** The toolkit is published as one: a shop takes the version that made it. */
export const cartwright = version

/** What a shop is written with, as this version of the toolkit was tried with it. */
export const tools = {
  // What the types of the back office are written with.
  '@tanstack/react-query': '5.108.0',
  '@types/node': '20.19.43',
  '@types/react': '^19.0.0',
  // What the types of the tables of a plugin are written with.
  'drizzle-orm': '0.45.4',
  typescript: '6.0.3',
  vitest: '4.1.12',
} as const

/** What the pages of a storefront need in a shop that is open, from its own package. */
export const ofPages = {
  '@react-router/node': '7.18.5',
  isbot: '^5.1.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'react-router': '7.18.5',
  srvx: '1.0.8',
} as const

/** What builds them. */
export const ofBuild = {
  '@react-router/dev': '7.18.4',
  '@types/react-dom': '^19.0.0',
  preact: '^11.2.0',
  vite: '8.3.8',
} as const
