import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { isolated } from '../../i18n/isolated'
import { useT } from '../../i18n/use-t'
import { AgentScopes } from '../../parts/AgentScopes'
import { inAccount } from '../../shop/account.server'
import { pathOf } from '../../shop/after-sale'
import { answerAgent, askingAgent, hostOf, placeOf } from '../../shop/agents.server'
import { storefrontOf } from '../../shop/context.server'
import { pageMeta } from '../../shop/meta'

/** The word of the address that stands for a request; undefined for none. */
const wordOf = ({ url }: Request): string | undefined => {
  const word = new URL(url).searchParams.get('request')
  return word && word !== 'none' ? word : undefined
}

/** Where an agent sends a customer who is to connect it. Guests sign in first, and come back to this very request. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const word = wordOf(request)
  if (word === undefined) return null
  return inAccount(request, context, async (shop) => {
    const agent = await askingAgent(shop, word)
    if (!agent) return null
    const { customer } = await shop.client.customers.retrieve()
    const { name, profile, scopes, allowed, redirect_uri } = agent
    storefrontOf(context).formTarget = placeOf(redirect_uri)
    return {
      name,
      scopes,
      isKnown: allowed.length > 0,
      host: hostOf(profile),
      back: hostOf(redirect_uri),
      email: customer.email,
    }
  })
}

/** Whatever is not the one button is no. A request that is over meanwhile is told as such by the page. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  inAccount(request, context, async (shop) => {
    const word = wordOf(request)
    const is_allowed = (await request.formData()).get('intent') === 'allow'
    const back = word === undefined ? undefined : await answerAgent(shop, { request: word, is_allowed })
    throw redirect(back ?? pathOf(request), 303)
  })

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'connect', isPrivate: true })

export default function ConnectPage() {
  const asked = useLoaderData<typeof loader>()
  const { t } = useT()
  if (!asked)
    return (
      <div className="page">
        <header className="page-head">
          <h1>{t('connect')}</h1>
        </header>
        <p role="alert" className="notice notice-error">
          {t('connect_over')}
        </p>
        <Link to="/" className="button button-quiet">
          {t('to_home')}
        </Link>
      </div>
    )
  const { scopes, isKnown } = asked
  const name = isolated(asked.name)
  return (
    <div className="page">
      <header className="page-head">
        <p className="eyebrow">
          <bdi>{asked.host}</bdi>
        </p>
        <h1>{t('connect_title', { name })}</h1>
        <p className="lead">{t('connect_text', { name, email: isolated(asked.email) })}</p>
      </header>
      <div className="account-section connect">
        <AgentScopes scopes={scopes} />
        {isKnown && <p>{t('connect_known')}</p>}
        <p className="connect-after">
          {t('connect_back', { host: isolated(asked.back) })} {t('connect_undo')}
        </p>
        <Form method="post" className="connect-answers">
          <button type="submit" name="intent" value="allow" className="button button-main">
            {t('connect_allow')}
          </button>
          <button type="submit" name="intent" value="later" className="button button-quiet">
            {t('connect_later')}
          </button>
        </Form>
      </div>
    </div>
  )
}
