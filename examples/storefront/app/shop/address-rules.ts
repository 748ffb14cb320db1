/** How a country writes its addresses, as far as a form must know. */
export interface AddressRule {
  /** undefined: the country has no postal codes. */
  postal?: { pattern: RegExp; example: string; optional?: boolean; label?: 'postcode' | 'zip' | 'eircode' }
  province?: {
    label: 'state' | 'province' | 'prefecture' | 'emirate'
    choices?: string[]
    optional?: boolean
  }
  /** Japan goes from the large to the small. */
  isLargeFirst?: boolean
}

const digits = (count: number, example: string): AddressRule['postal'] => ({
  pattern: new RegExp(`^\\d{${count}}$`),
  example,
})

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'

const rules: Record<string, AddressRule> = {
  at: { postal: digits(4, '1010') },
  be: { postal: digits(4, '1000') },
  de: { postal: digits(5, '10115') },
  dk: { postal: digits(4, '1050') },
  es: { postal: digits(5, '28001'), province: { label: 'province', optional: true } },
  fi: { postal: digits(5, '00100') },
  fr: { postal: digits(5, '75001') },
  ie: { postal: { pattern: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i, example: 'D02 AF30', label: 'eircode' } },
  it: { postal: digits(5, '00118'), province: { label: 'province' } },
  nl: { postal: { pattern: /^\d{4} ?[A-Z]{2}$/i, example: '1012 JS' } },
  pt: { postal: { pattern: /^\d{4}-?\d{3}$/, example: '1100-148' } },
  se: { postal: { pattern: /^\d{3} ?\d{2}$/, example: '111 29' } },
  gb: {
    postal: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'SW1A 2AA', label: 'postcode' },
  },
  us: {
    postal: { pattern: /^\d{5}(-\d{4})?$/, example: '10001', label: 'zip' },
    province: { label: 'state', choices: states.split(' ') },
  },
  jp: {
    postal: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
    province: { label: 'prefecture' },
    isLargeFirst: true,
  },
  ae: {
    province: {
      label: 'emirate',
      choices: ['Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain'],
    },
  },
}

/** Unknown countries get a form that refuses nothing. */
const anywhere: AddressRule = {
  postal: { pattern: /^.{2,12}$/, example: '', optional: true },
  province: { label: 'province', optional: true },
}

export const addressRule = (country: string): AddressRule => rules[country.toLowerCase()] ?? anywhere
