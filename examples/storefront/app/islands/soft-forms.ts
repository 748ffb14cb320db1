import { translator } from '../i18n/use-t'
import type { ShopData } from './shop-context'
import { wakeIslands } from './start-islands'

/** Told to a form whose sending has failed: whatever waits for the answer need not. */
export const sendingFailed = 'shop:sending-failed'

const isSoft = (form: EventTarget | null): form is HTMLFormElement =>
  form instanceof HTMLFormElement &&
  form.method === 'post' &&
  (form.hasAttribute('data-soft') || form.querySelector('[type=password]') !== null)

/**
 * Sends forms that hold a password, and those marked `data-soft`, without leaving the page: a refusal keeps what the shop must not
 * send back, and a lost connection costs nothing. An answer that leads elsewhere is followed as ever.
 */
export function softenForms(shop: ShopData): void {
  document.addEventListener('submit', (event) => {
    if (event.defaultPrevented || !isSoft(event.target)) return
    event.preventDefault()
    void send(event.target, event.submitter, shop)
  })
}

const sending = new WeakSet<HTMLFormElement>()

async function send(form: HTMLFormElement, submitter: HTMLElement | null, shop: ShopData): Promise<void> {
  if (sending.has(form)) return
  sending.add(form)
  form.setAttribute('aria-busy', 'true')
  try {
    const fields = new FormData(form, submitter)
    const body = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
    const response = await fetch(form.action, { method: 'POST', body, headers: { accept: 'text/html' } })
    if (response.redirected) location.assign(response.url)
    else show(await response.text(), fields)
  } catch {
    say(form, translator(shop.language).t('connection_lost'))
    form.dispatchEvent(new Event(sendingFailed))
  } finally {
    form.removeAttribute('aria-busy')
    sending.delete(form)
  }
}

/** The page that was answered, with the passwords as they were typed and the focus on what is to be mended. */
function show(html: string, typed: FormData): void {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const [now, next] = [document, page].map((one) => one.getElementById('content'))
  if (!now || !next) throw new Error('The answer is no page of this shop')
  const taken = document.importNode(next, true)
  now.replaceWith(taken)
  document.title = page.title
  for (const field of taken.querySelectorAll<HTMLInputElement>('[type=password]'))
    field.value = String(typed.get(field.name) ?? '')
  wakeIslands(taken)
  const wrong = taken.querySelector<HTMLElement>('[aria-invalid=true], [role=alert]')
  if (wrong && wrong.tabIndex < 0) wrong.tabIndex = -1
  wrong?.focus()
}

function say(form: HTMLFormElement, text: string): void {
  const notice = form.querySelector('[data-connection]') ?? document.createElement('p')
  notice.setAttribute('data-connection', '')
  notice.setAttribute('role', 'alert')
  notice.className = 'notice notice-error'
  notice.textContent = text
  form.prepend(notice)
}
