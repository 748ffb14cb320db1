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
import { answerAgent, askingAgent, hostOf, placeOf } from '../../shop/agents.server'
import { storefrontOf } from '../../shop/context.server'
import { pageMeta } from '../../shop/meta'

/** A request by which nobody can be asked. */
const over = '/account/connect'

/** Where an agent sends a customer who is to connect it. Guests sign in first, and come back to this very request. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const word = new URL(request.url).searchParams.get('request')
  if (!word || word === 'none') return null
  return inAccount(request, context, async (shop) => {
    const agent = await askingAgent(shop, word)
    if (!agent) return null
    const { customer } = await shop.client.customers.retrieve()
    const { name, profile, scopes, allowed, redirect_uri } = agent
    storefrontOf(context).formTarget = placeOf(redirect_uri)
    return {
      request: word,
      name,
      scopes,
      isKnown: allowed.length > 0,
      host: hostOf(profile),
      back: hostOf(redirect_uri),
      email: customer.email,
    }
  })
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  inAccount(request, context, async (shop) => {
    const form = await request.formData()
    const answer = { request: String(form.get('request') ?? ''), is_allowed: form.get('intent') === 'allow' }
    throw redirect((answer.request && (await answerAgent(shop, answer))) || over, 303)
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
  const { request, scopes, isKnown } = asked
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
        <Form method="post" action="/account/connect" className="connect-answers">
          <input type="hidden" name="request" value={request} />
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
