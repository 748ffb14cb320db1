import { applyCode } from '@cartwright/sdk'
import { type RegionOutcome, regionBound, regionOutcome } from '@cartwright/sdk/rules'
import { RegionNotice } from '@cartwright/ui/RegionNotice'
import { RegionSwitch } from '@cartwright/ui/RegionSwitch'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { chooseLanguage, isLanguage, type Language, languageNames, languages, tagOf } from '../i18n/languages'
import { prefixPath, splitPrefix, withPrefix } from '../i18n/prefix'
import { useT } from '../i18n/use-t'
import { usePath } from '../islands/shop-context'
import { KeptCodesNotice } from '../parts/KeptCodesNotice'
import { findCart, regionOf } from '../shop/cart.server'
import { type ShopVisit, visit } from '../shop/context.server'
import { cookie, readCookie } from '../shop/cookies'
import { refusalOf } from '../shop/failures'
import { keepCodes, keptCookie, readKept } from '../shop/kept-codes'
import { pageMeta } from '../shop/meta'
import { orSignIn } from '../shop/sign-in.server'
import { readTold, tellOnce } from '../shop/told'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const cart = await findCart(shop)
  const told = readTold(request)
  const page = {
    chosen: shop.prefix ? shop.language : (readCookie(request, 'language') ?? 'auto'),
    regions: shop.regions.map(({ countries, ...region }) => ({
      ...region,
      countries: countries.map(({ code }) => code),
    })),
    // What a switch changes it changes for the cart, which the address of a page does not move.
    current: cart?.items?.length ? regionOf(shop, cart).id : shop.region.id,
    cart: cart ? regionBound(cart) : null,
    changed: told ?? null,
  }
  // Told once: another look at the page says nothing of it.
  return told ? data(page, { headers: { 'set-cookie': tellOnce(request, undefined) } }) : data(page)
}

/** Prices the cart again in the new region and says what that did to it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context)
  const form = await request.formData()
  const headers = new Headers()
  const language = String(form.get('language') ?? '')
  headers.append('set-cookie', cookie(request, 'language', isLanguage(language) ? language : undefined))
  const region = shop.regions.find(({ id }) => id === form.get('region'))
  if (region) {
    headers.append('set-cookie', cookie(request, 'region', region.id))
    const cart = await findCart(shop)
    if (cart?.items?.length && cart.region_id !== region.id) {
      const left = regionOf(shop, cart)
      try {
        const kept = readKept(request)
        await orSignIn('/region', () => shop.client.carts.update(cart.id, { region_id: region.id }))
        const restored = await giveBack(shop, cart.id, kept[region.id] ?? [])
        const after = await findCart(shop)
        if (after) {
          const outcome = regionOutcome(cart, after)
          headers.append(
            'set-cookie',
            keptCookie(request, keepCodes(kept, { region: left.id, codes: outcome.codes }, region.id)),
          )
          const codes = outcome.codes.map(({ code }) => code)
          headers.append(
            'set-cookie',
            tellOnce(request, {
              ...shortened(outcome),
              restored,
              ...(codes.length > 0 ? { kept: { codes, region: left.name } } : {}),
            }),
          )
        }
      } catch (error) {
        if (refusalOf(error) === undefined) throw error
        headers.append('set-cookie', cookie(request, 'cart', undefined))
      }
    }
  }
  return redirect(pageAfter(request, shop, isLanguage(language) ? language : undefined, region), {
    headers,
    status: 303,
  })
}

/**
 * This page again, under the prefix of what was chosen where it had one; in full, as the router would put the prefix before a path
 * that is left here.
 */
function pageAfter(request: Request, shop: ShopVisit, chosen?: Language, region = shop.region): string {
  const { prefix } = splitPrefix(new URL(request.url).pathname)
  if (!shop.prefix || !prefix) return '/region'
  const [first] = region.countries
  const stays = region.countries.some(({ code }) => code === prefix.country)
  const country = prefix.country && (stays ? prefix.country : first?.code)
  const language = chooseLanguage({ chosen, country, accepted: request.headers.get('accept-language') })
  return new URL(withPrefix(prefixPath({ language, country }), '/region'), request.url).href
}

/** Codes that counted here before count again, if they still do. */
async function giveBack(
  shop: ShopVisit,
  cartId: string,
  codes: readonly { code: string }[],
): Promise<string[]> {
  const restored: string[] = []
  for (const { code } of codes) {
    const cart = await findCart({ ...shop, cartId })
    if (!cart) break
    try {
      await applyCode(shop.client, cart, code)
      restored.push(code)
    } catch (error) {
      if (refusalOf(error) === undefined) throw error
    }
  }
  return restored
}

/** A cookie holds few words: what is lost beyond the first pieces is not named. */
const shortened = (outcome: RegionOutcome): RegionOutcome => ({
  ...outcome,
  lost: outcome.lost.slice(0, 8).map((line) => ({ ...line, title: line.title.slice(0, 60) })),
  codes: outcome.codes.slice(0, 8),
})

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { titled: 'region_and_language', path: '/region' })

export default function RegionPage() {
  const { regions, current, chosen, changed, cart } = useLoaderData<typeof loader>()
  const { t } = useT()
  const path = usePath()
  return (
    <div className="page region-page">
      <header className="page-head">
        <h1>{t('region_and_language')}</h1>
        <p className="lead">{t('region_text')}</p>
      </header>
      {changed && <RegionNotice outcome={changed} />}
      {changed && <KeptCodesNotice told={changed} />}
      <RegionSwitch regions={regions} current={current} cart={cart ?? undefined} action={path('/region')}>
        <div className="field">
          <label htmlFor="language">{t('language')}</label>
          <select id="language" name="language" defaultValue={chosen}>
            <option value="auto">{t('language_auto')}</option>
            {languages.map((language) => (
              <option key={language} value={language} lang={tagOf(language)}>
                {languageNames[language]}
              </option>
            ))}
          </select>
        </div>
      </RegionSwitch>
    </div>
  )
}
