/** The table of contents of the documentation: which page stands where in its sidebar. */

/** A page by its path below the site, or pages found by how their paths begin. */
export interface Section {
  title: string
  pages: readonly string[]
  /** Folded until somebody looks for it. */
  isFolded?: boolean
}

export const contents: readonly Section[] = [
  {
    title: 'Begin',
    pages: ['index', 'quick-start', 'first-storefront', 'concepts', 'migrate-from-medusa-v1'],
  },
  {
    title: 'Build a storefront',
    pages: [
      'sdk',
      'hooks-and-state',
      'components',
      'theming',
      'storefront',
      'content-in-languages',
      'usage-data',
    ],
  },
  { title: 'Extend the shop', pages: ['extensions', 'webhooks'] },
  {
    title: 'Rules of a sale',
    pages: ['rules', 'prices', 'numbers'],
  },
  {
    title: 'Run a shop',
    pages: [
      'importing',
      'many-at-once',
      'feeds',
      'agents',
      'selling-to-agents',
      'deployment',
      'backup',
      'scaling',
      'security',
      'dependencies',
      'troubleshooting',
    ],
  },
  {
    title: 'Reference',
    pages: ['configuration', 'cli', 'reference/sdk', 'reference/hooks', 'back-office'],
  },
  { title: 'Components', pages: ['reference/components/'], isFolded: true },
  { title: 'API', pages: ['reference/api/index', 'reference/api/entities'] },
  { title: 'API of the store', pages: ['reference/api/store-'], isFolded: true },
  { title: 'API of staff', pages: ['reference/api/admin-'], isFolded: true },
  { title: 'How it is made', pages: ['architecture', 'contributing', 'reporting'] },
  { title: 'Decisions', pages: ['decisions/'], isFolded: true },
]
