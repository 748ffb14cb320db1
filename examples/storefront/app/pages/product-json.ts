import type { ActionFunctionArgs } from 'react-router'
import { visit } from '../shop/context.server'
import { askForNotice } from '../shop/notify.server'

/** What became of the form of a product's page, for the island that sent it. */
export async function action({ request, context }: ActionFunctionArgs) {
  return Response.json({
    outcome: await askForNotice(await visit(request, context), await request.formData()),
  })
}
