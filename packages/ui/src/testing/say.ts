import type { Translate } from '../strings/translate.js'

declare module 'storybook/internal/csf' {
  interface StoryContext {
    /** The strings of the components in the language of the run: play functions find things by them. */
    say: Translate
  }
}
