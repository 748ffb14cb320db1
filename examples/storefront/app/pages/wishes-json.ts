import type { ActionFunctionArgs } from 'react-router'
import { translator } from '../i18n/use-t'
import { visit } from '../shop/context.server'
import { cookie } from '../shop/cookies'
import { readWishChange, readWishes, wishesText, withWish } from '../shop/wishes'

/** Changes the wish list for a button of a page that stays. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { t } = translator((await visit(request, context)).language)
  const change = readWishChange(await request.formData())
  const ids = change && withWish(readWishes(request), change)
  if (!ids) return Response.json({ outcome: { ok: false, error: t(change ? 'wish_full' : 'trouble_text') } })
  return Response.json(
    { outcome: { ok: true, values: { kept: String(change.type === 'keep') } } },
    { headers: { 'set-cookie': cookie(request, 'wishes', wishesText(ids)) } },
  )
}
