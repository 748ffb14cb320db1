import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { languages } from '../packages/ui/src/strings/languages.js'
import '../packages/ui/src/testing/say.js'
import { DocsPage } from './DocsPage.js'
import { inSurroundings, type Surroundings, sayIt, withoutToasts, withStrings } from './surroundings.js'
import './preview.css'
import '../packages/ui/src/styles.css'

// A story is not wrong because the machine that plays it is busy.
configure({ asyncUtilTimeout: 20_000 })

const choice = (
  title: string,
  icon: string,
  items: readonly (string | { value: string; title: string })[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
})

export default {
  tags: ['autodocs'],
  loaders: [withStrings],
  beforeEach: [sayIt, withoutToasts],
  decorators: [inSurroundings],
  parameters: {
    layout: 'padded',
    docs: { page: DocsPage },
    a11y: {
      test: 'error',
      // Saying where each of the hundreds of things stands that are right takes an eighth of the time, and nobody reads it.
      options: { resultTypes: ['violations', 'incomplete'] },
      config: {
        rules: [
          // axe takes the keys beside an entry of a menu for a part of its name; they describe it.
          { id: 'label-content-name-mismatch', selector: ':not([role=menuitem])' },
          // React Aria announces by pointing at what it speaks of, which may be gone some seconds later.
          { id: 'role-img-alt', selector: '[role=img]:not([data-live-announcer] *)' },
          // axe reads the colours the sheet names, and the system draws others in their place.
          { id: 'color-contrast', enabled: !matchMedia('(forced-colors: active)').matches },
        ],
      },
    },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Controls', 'Overlays', 'Display', 'Shop', 'Screens'] } },
  },
  globalTypes: {
    theme: choice('Theme', 'mirror', ['system', 'light', 'dark']),
    locale: choice('Language and direction', 'globe', [
      ...languages.map(({ tag, name }) => ({ value: tag, title: name })),
      { value: 'long', title: 'Long words' },
    ]),
    text: choice('Size of text', 'zoom', [
      { value: '100', title: 'Text 100 %' },
      { value: '200', title: 'Text 200 %' },
    ]),
    motion: choice('Motion', 'lightning', [
      { value: 'system', title: 'Motion as the system' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
  },
  initialGlobals: { theme: 'system', locale: 'en', text: '100', motion: 'system' } satisfies Surroundings,
} satisfies Preview
