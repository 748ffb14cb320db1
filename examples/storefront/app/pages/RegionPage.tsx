import {
  type ActionFunctionArgs,
  Form,
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
import { type StorefrontContext, visit } from '../shop/context.server'
import { cookie, readCookie } from '../shop/cookies'
import { refusalOf } from '../shop/failures'
import { pageMeta } from '../shop/meta'
import { useMoney } from '../shop/money'
import { orSignIn } from '../shop/sign-in.server'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { regions } = await visit(request, context as unknown as StorefrontContext)
  const { searchParams } = new URL(request.url)
  const total = (name: string) => Number(searchParams.get(name))
  return {
    chosen: readCookie(request, 'language') ?? 'auto',
    regions: regions.map(({ id, name, currency_code, inclusive, countries }) => ({
      id,
      name,
      currency_code,
      inclusive,
      countries: countries.map(({ code }) => code),
    })),
    // What the last change did to the cart, told once.
    changed: searchParams.has('before')
      ? { before: total('before'), currency: searchParams.get('currency') ?? 'eur', lost: total('lost') }
      : null,
  }
}

/** Prices the cart again in the new region and says what that did to it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const shop = await visit(request, context as unknown as StorefrontContext)
  const form = await request.formData()
  const headers = new Headers()
  const language = String(form.get('language') ?? '')
  headers.append('set-cookie', cookie(request, 'language', isLanguage(language) ? language : undefined))
  const region = shop.regions.find(({ id }) => id === form.get('region'))
  let told = ''
  if (region) {
    headers.append('set-cookie', cookie(request, 'region', region.id))
    const cart = region.id !== shop.region.id ? await findCart(shop) : undefined
    if (cart?.items?.length) {
      try {
        const { cart: after } = await orSignIn('/region', () =>
          shop.client.carts.update(cart.id, { region_id: region.id }),
        )
        const lost = cart.items.length - (after.items?.length ?? 0)
        told = `?before=${cart.total ?? 0}&currency=${shop.region.currency_code}&lost=${lost}`
      } catch (error) {
        if (refusalOf(error) === undefined) throw error
        headers.append('set-cookie', cookie(request, 'cart', undefined))
      }
    }
  }
  return redirect(`/region${told}`, { headers, status: 303 })
}

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, { titled: 'region_and_language', path: '/region' })

export default function RegionPage() {
  const { regions, chosen, changed } = useLoaderData<typeof loader>()
  const root = useRouteLoaderData('root') as RootData
  const { t, count } = useT()
  const money = useMoney()
  const countries = new Intl.DisplayNames(root.locale, { type: 'region' })
  const currencies = new Intl.DisplayNames(root.locale, { type: 'currency' })
  return (
    <div className="page region-page">
      <header className="page-head">
        <h1>{t('region_and_language')}</h1>
        <p className="lead">{t('region_text')}</p>
      </header>
      {changed && root.cart && (
        <div className="notice" role="status">
          <p>
            {t('cart_repriced', {
              before: money(changed.before, changed.currency),
              now: money(root.cart.total, root.cart.currency_code),
            })}
          </p>
          {changed.lost > 0 && <p>{count('cart_lost', changed.lost)}</p>}
        </div>
      )}
      <Form method="post" reloadDocument className="region-form">
        <fieldset className="choices">
          <legend>{t('region')}</legend>
          {regions.map((region) => (
            <label key={region.id} className="choice region-choice">
              <input
                type="radio"
                name="region"
                value={region.id}
                defaultChecked={region.id === root.region.id}
              />
              <span className="choice-name">
                <bdi>
                  {region.countries.length === 1
                    ? countries.of(region.countries[0]!.toUpperCase())
                    : region.name}
                </bdi>
                {region.countries.length > 1 && (
                  <small>{region.countries.map((code) => countries.of(code.toUpperCase())).join(', ')}</small>
                )}
              </span>
              <span className="choice-amount">
                {currencies.of(region.currency_code.toUpperCase())}
                <small>{t(region.inclusive ? 'tax_included' : 'tax_excluded')}</small>
              </span>
            </label>
          ))}
        </fieldset>
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
        <button type="submit" className="button button-main">
          {t('keep')}
        </button>
      </Form>
    </div>
  )
}
