import type { StorybookConfig } from '@storybook/react-vite'

export default {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: ['../packages/*/src/**/*.mdx', '../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  staticDirs: [
    { from: '../packages/admin/public/locales', to: '/locales' },
    { from: '../packages/admin/public/icon.svg', to: '/icon.svg' },
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: '/mockServiceWorker.js' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Prop tables from the types by TypeScript itself would take longer than everything else together.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    resolve: {
      ...config.resolve,
      conditions: [
        '@cartwright/source',
        ...(config.resolve?.conditions ?? ['module', 'browser', 'development|production']),
      ],
    },
  }),
} satisfies StorybookConfig
