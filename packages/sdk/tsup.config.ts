import { library } from '../../tsup.base'

export default library({
  entry: {
    index: 'src/index.ts',
    rules: 'src/rules/index.ts',
    'session-cart': 'src/session-cart/index.ts',
    analytics: 'src/analytics/index.ts',
    react: 'src/react/index.ts',
    'react/session-cart': 'src/react/session-cart/index.ts',
    testing: 'src/testing/index.ts',
    'testing/msw': 'src/testing/msw.ts',
  },
  // The other bundler, which shakes further, drops the 'use client' lines that open the entries of React.
  treeshake: false,
})
