import type { LoaderFunctionArgs } from 'react-router'
import { inAccount } from '../../shop/account.server'
import { personalData } from '../../shop/privacy.server'

/** What the shop keeps of the person who asks, as a file to keep. */
export const loader = ({ request, context }: LoaderFunctionArgs) =>
  inAccount(request, context, async (shop) => {
    const body = JSON.stringify(await personalData(shop), null, 2)
    return new Response(body, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
      },
    })
  })
