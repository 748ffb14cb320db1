import { expect, it } from 'vitest'
import { NotFoundError } from '../errors'
import { errorMessage } from './error-message'

const general = 'Something went wrong, Please try again'

it.each<[string, unknown, string]>([
  ['an error', new Error('Card declined'), 'Card declined'],
  ['an error of the SDK', new NotFoundError('No such order'), 'No such order'],
  ['a reply', { type: 'invalid_data', message: 'Code is taken' }, 'Code is taken'],
  ['a reply with a list', { message: [{ message: 'First' }, { message: 'Second' }] }, 'First'],
  ['a reply with a list of texts', { message: ['First', 'Second'] }, 'First'],
  ['a bare list', [{ message: 'First' }, { message: 'Second' }], 'First'],
  [
    'a reply inside the error of another client',
    Object.assign(new Error('Request failed with status code 400'), {
      response: { data: { message: [{ message: 'E-mail is taken' }] } },
    }),
    'E-mail is taken',
  ],
  [
    'such an error whose reply says nothing',
    Object.assign(new Error('Request failed with status code 502'), { response: { data: '' } }),
    'Request failed with status code 502',
  ],
  ['a text', 'Not today', 'Not today'],
  ['an empty message', new Error(''), general],
  ['an empty list', { message: [] }, general],
  ['an entry without a message', [{ code: 7 }], general],
  ['nothing', undefined, general],
  ['null', null, general],
  ['a number', 500, general],
])('%s says what it says', (_, error, message) => expect(errorMessage(error)).toBe(message))

it('says what the app gives for it where nothing was said', () =>
  expect(errorMessage(null, 'Etwas ist schiefgegangen')).toBe('Etwas ist schiefgegangen'))
