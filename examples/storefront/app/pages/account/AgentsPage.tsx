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
import { useShop } from '../../islands/shop-context'
import { AgentScopes } from '../../parts/AgentScopes'
import { inAccount } from '../../shop/account.server'
import { type ConnectedAgent, connectedAgents, disconnectAgent } from '../../shop/agents.server'
import { notFound } from '../../shop/failures'
import { pageMeta } from '../../shop/meta'

const path = '/account/agents'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  inAccount(request, context, async ({ client }) => {
    const agents = await connectedAgents(client)
    if (!agents) throw notFound()
    const { searchParams } = new URL(request.url)
    const ending = agents.find(({ id }) => id === searchParams.get('end'))
    return { agents, ending, isEnded: searchParams.has('ended') }
  })

export const action = ({ request, context }: ActionFunctionArgs) =>
  inAccount(request, context, async (shop) => {
    const form = await request.formData()
    await disconnectAgent(shop, String(form.get('agent') ?? ''))
    throw redirect(`${path}?ended=1`, 303)
  })

export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'agents', isPrivate: true })

/** Which agents act for the customer. To end it takes a second press, on a page of its own where there is no script. */
export default function AgentsPage() {
  const { agents, ending, isEnded } = useLoaderData<typeof loader>()
  const { t } = useT()
  return (
    <>
      <header className="page-head">
        <h1>{t('agents')}</h1>
        <p className="lead">{t('agents_text')}</p>
      </header>
      {isEnded && (
        <p role="status" className="notice">
          {t('agent_ended')}
        </p>
      )}
      {ending && <EndAgent agent={ending} />}
      {agents.length === 0 && <p>{t('agents_none')}</p>}
      <ul className="addresses">
        {agents.map((agent) => (
          <li key={agent.id} className="address-card">
            <AgentFacts agent={agent} />
            <div className="address-ways">
              <Link to={`${path}?end=${agent.id}`}>
                {t('agent_end')}
                <span className="visually-hidden"> {agent.name}</span>
              </Link>
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

function EndAgent({ agent: { id, name } }: { agent: ConnectedAgent }) {
  const { t } = useT()
  return (
    <section aria-labelledby="end-title" className="account-section agent-end">
      <h2 id="end-title">{t('agent_end_title', { name: isolated(name) })}</h2>
      <p>{t('agent_end_text')}</p>
      <Form method="post" action={path} className="connect-answers">
        <input type="hidden" name="agent" value={id} />
        <button type="submit" className="button button-main">
          {t('agent_end')}
        </button>
        <Link to={path} className="button button-quiet">
          {t('agent_keep')}
        </Link>
      </Form>
    </section>
  )
}

function AgentFacts({ agent: { name, host, scopes, created_at, last_used_at } }: { agent: ConnectedAgent }) {
  const { t } = useT()
  const { locale } = useShop()
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const on = (at: string) => ({ date: date.format(new Date(at)) })
  return (
    <>
      <h2 className="agent-name">
        <bdi>{name}</bdi>
      </h2>
      <p className="agent-facts">
        <bdi>{host}</bdi>
        <br />
        {t('agent_since', on(created_at))}
        <br />
        {last_used_at ? t('agent_used', on(last_used_at)) : t('agent_unused')}
      </p>
      <AgentScopes scopes={scopes} />
    </>
  )
}
