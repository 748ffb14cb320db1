/** Texts that read the same in English and in another language, because that is how they are said there. */

/** Abbreviations and units of the trade. */
const everywhere = ['EAN', 'Eircode', 'JSON', 'SKU', '{amount} g', '{amount} kg', '{size} cm']

/** By the text, the files of the languages that say it so. */
const byText: Record<string, string> = {
  '+{{count}} error': 'es',
  Account: 'it',
  Actions: 'fr',
  Barcode: 'de',
  Catalogue: 'fr',
  Code: 'de fr',
  Collection: 'fr',
  Collections: 'fr',
  Contact: 'fr',
  Date: 'fr',
  Description: 'fr',
  'E-mail': 'bs cs fr hr it pl pt',
  Error: 'es',
  Extensions: 'fr',
  General: 'es',
  Handle: 'de',
  Home: 'it',
  Link: 'de it pl pt bs',
  Material: 'de es pt sl',
  Name: 'de',
  No: 'es it',
  Note: 'fr',
  Notifications: 'fr',
  Option: 'de fr',
  optional: 'de',
  Options: 'fr',
  Pages: 'fr',
  Pagination: 'fr',
  Password: 'it',
  Period: 'bs',
  'Pl. 404': 'fr',
  'Pl. {number}': 'fr',
  Province: 'fr',
  Region: 'cs de pl',
  Status: 'bs de hr pl pt',
  Stock: 'es fr',
  Subtotal: 'es pt',
  Suggestions: 'fr',
  Tags: 'pt',
  Text: 'cs de',
  Total: 'es fr pt',
  Type: 'fr',
  Zoom: 'de es fr it pt',
  '{{count}} item': 'pt',
}

/** The texts that need no translation into the language of this file. */
export const sameOnPurpose = (file: string): ReadonlySet<string> =>
  new Set([...everywhere, ...Object.keys(byText).filter((text) => byText[text]?.split(' ').includes(file))])
