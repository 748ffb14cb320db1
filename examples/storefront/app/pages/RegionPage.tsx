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
  useRouteLoaderData,
} from 'react-router'
import { isLanguage, languageNames, languages, tagOf } from '../i18n/languages'
import { useT } from '../i18n/use-t'
import type { RootData } from '../root'
import { findCart } from '../shop/cart.server'
import { visit } from '../shop/context.server'
import { cookie, readCookie } from '../shop/cookies'
import { refusalOf } from '../shop/failures'
import { pageMeta } from '../shop/meta'
import { orSignIn } from '../shop/sign-in.server'
import { readTold, tellOnce } from '../shop/told'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await visit(request, context)
  const cart = await findCart(shop)
  const told = readTold(request)
  const page = {
    chosen: readCookie(request, 'language') ?? 'auto',
    regions: shop.regions.map(({ countries, ...region }) => ({
      ...region,
      countries: countries.map(({ code }) => code),
    })),
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
    const cart = region.id !== shop.region.id ? await findCart(shop) : undefined
    if (cart?.items?.length) {
      try {
        await orSignIn('/region', () => shop.client.carts.update(cart.id, { region_id: region.id }))
        const after = await findCart(shop)
        if (after) headers.append('set-cookie', tellOnce(request, shortened(regionOutcome(cart, after))))
      } catch (error) {
        if (refusalOf(error) === undefined) throw error
        headers.append('set-cookie', cookie(request, 'cart', undefined))
      }
    }
  }
  return redirect('/region', { headers, status: 303 })
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
  const { regions, chosen, changed, cart } = useLoaderData<typeof loader>()
  const root = useRouteLoaderData('root') as RootData
  const { t } = useT()
  return (
    <div className="page region-page">
      <header className="page-head">
        <h1>{t('region_and_language')}</h1>
        <p className="lead">{t('region_text')}</p>
      </header>
      {changed && <RegionNotice outcome={changed} />}
      <RegionSwitch regions={regions} current={root.region.id} cart={cart ?? undefined} action="/region">
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
