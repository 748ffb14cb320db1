/** What a carrier says of a parcel that comes back. */
export interface ReturnLabel {
  /** Where the label to print is. */
  url?: string
  numbers: string[]
  /** Where the parcel is followed. */
  trackingUrl?: string
}

/**
 * Reads what a fulfilment provider answered when it booked a return. Carriers have no common form, so the usual names are
 * looked for: `label_url`, `labels[].url`, `tracking_number`, `tracking_numbers`, `tracking_url`.
 */
export function labelOf(data: Record<string, unknown> | null | undefined): ReturnLabel {
  const { label_url, label, labels, tracking_number, tracking_numbers, tracking_url } = data ?? {}
  const urls = [label_url, urlIn(label), ...(Array.isArray(labels) ? labels.map(urlIn) : [])]
  const numbers = [tracking_number, ...(Array.isArray(tracking_numbers) ? tracking_numbers : [])]
  const url = urls.find(isAddress)
  return {
    ...(url ? { url } : {}),
    numbers: [...new Set(numbers.filter((one): one is string => typeof one === 'string' && one !== ''))],
    ...(isAddress(tracking_url) ? { trackingUrl: tracking_url } : {}),
  }
}

const urlIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'url' in value ? value.url : value

/** What a page may lead to: carriers are strangers. */
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\//i.test(value) && URL.canParse(value)
