import type { CartView } from '@cartwright/sdk/rules'
import type { FormOutcome } from '@cartwright/ui/ShopParts'
import { translator } from '../i18n/use-t'
import { changeStore, readStore } from './cart-store'
import type { ShopData } from './shop-context'

interface Answer {
  outcome: FormOutcome
  cart: CartView | null
}

/** Sends a form in the background and answers what came of it; its page answers the same at its address with `.json`. */
export async function sendForm(
  name: string,
  form: FormData,
  action: string,
  shop: ShopData,
): Promise<Partial<Answer> & { outcome: FormOutcome }> {
  const sent = { form, action }
  const { sending, outcomes } = readStore()
  changeStore({ sending: new Map(sending).set(name, sent), outcomes: without(outcomes, name) })
  const answer = await ask(form, action, shop)
  const now = readStore()
  // Of two presses the later one's answer counts; the earlier one says nothing any more.
  const isLatest = now.sending.get(name) === sent
  changeStore({
    ...(answer.cart === undefined ? {} : { cart: answer.cart }),
    ...(isLatest
      ? {
          sending: without(now.sending, name),
          outcomes: new Map(now.outcomes).set(name, answer.outcome),
        }
      : {}),
  })
  return answer
}

async function ask(
  form: FormData,
  action: string,
  shop: ShopData,
): Promise<Partial<Answer> & { outcome: FormOutcome }> {
  const { t } = translator(shop.language)
  try {
    const response = await fetch(`${action}.json`, {
      method: 'POST',
      body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
      headers: { accept: 'application/json' },
    })
    if (response.redirected) {
      // A sign-in that has ended leads to a page of its own.
      location.assign(response.url)
      return { outcome: { ok: false } }
    }
    if (!response.ok) return { outcome: { ok: false, error: t('trouble_text') } }
    return (await response.json()) as Answer
  } catch {
    // Nothing is lost: the page stays as it is, and the same press works once the connection is back.
    return { outcome: { ok: false, error: t('connection_lost') } }
  }
}

const without = <T>(map: ReadonlyMap<string, T>, name: string): Map<string, T> => {
  const rest = new Map(map)
  rest.delete(name)
  return rest
}
