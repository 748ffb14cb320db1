import { expect, it } from 'vitest'
import { strengthOf } from './password-strength'

it.each([
  ['', 'short'],
  ['Xk9$wQz', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['Passw0rd123!', 'weak'],
  ['sunflower', 'fair'],
  ['Xk9$wQz2', 'fair'],
  ['correct-horse-battery', 'strong'],
  ['синий чайник на плите', 'strong'],
])('%s is %s', (password, strength) => expect(strengthOf(password)).toBe(strength))
