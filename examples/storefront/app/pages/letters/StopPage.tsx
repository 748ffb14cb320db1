import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { TokenPage } from '../../parts/TokenPage'
import { pageMeta } from '../../shop/meta'
import { stopNotices } from '../../shop/notify.server'
import { readToken, takeToken } from '../../shop/token-page.server'

export const loader = (given: LoaderFunctionArgs) => readToken(given)
export const action = (given: ActionFunctionArgs) => takeToken(given, stopNotices)
export const meta = ({ matches }: MetaArgs) => pageMeta(matches, { titled: 'restock_stop', isPrivate: true })

export default function StopPage() {
  const asked = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <TokenPage
      title="restock_stop"
      text="restock_stop_text"
      button="restock_stop_do"
      done="restock_stopped"
      wrong="link_wrong"
      {...(answer ?? asked)}
    />
  )
}
