import type { ReturnReason } from '@cartwright/contract'
import { routes } from '../../http/request'
import type { Db } from '../../shop'
import { list } from '../../store/reading/list'
import type { Shape } from '../../store/reading/shape'
import { listTranslations } from '../translation/change-translations'
import { speechIn } from '../translation/kept-words'
import { plainTranslations } from '../translation/plain-routes'
import { translate } from '../translation/translate'
import { createReason, deleteReason, retrieveReason, updateReason } from './change-return-reasons'

/** All of them: a shop has a handful. */
const reasons = async (db: Db, shape: Shape) =>
  (await list<ReturnReason>(db, 'return_reason', shape, { limit: 1000 })).rows

const translations = plainTranslations('return_reason')

export const returnReasonRoutes = routes({
  'GET /store/return-reasons': async (shop, { shape, language }) => {
    const return_reasons = await reasons(shop.db, shape)
    await translate(shop.db, 'return_reason', return_reasons, await speechIn(shop.db, language))
    return { return_reasons }
  },
  'GET /store/return-reasons/:id': async (shop, { params, shape, language }) => {
    const return_reason = await retrieveReason(shop.db, params.id, shape)
    await translate(shop.db, 'return_reason', [return_reason], await speechIn(shop.db, language))
    return { return_reason }
  },
  'GET /admin/return-reasons': async (shop, { shape }) => ({ return_reasons: await reasons(shop.db, shape) }),
  'POST /admin/return-reasons': async (shop, { body, shape }) => {
    const id = await createReason(shop, body)
    return { return_reason: await retrieveReason(shop.db, id, shape) }
  },
  'GET /admin/return-reasons/:id': async (shop, { params, shape }) => ({
    return_reason: await retrieveReason(shop.db, params.id, shape),
  }),
  'POST /admin/return-reasons/:id': async (shop, { params, body, shape }) => {
    await updateReason(shop, params.id, body)
    return { return_reason: await retrieveReason(shop.db, params.id, shape) }
  },
  'DELETE /admin/return-reasons/:id': async (shop, { params }) => {
    await deleteReason(shop, params.id)
    return { id: params.id, object: 'return_reason', deleted: true }
  },
  'GET /admin/return-reasons/:id/translations': async (shop, { params }) => ({
    translations: await listTranslations(shop.db, 'return_reason', params.id),
  }),
  'POST /admin/return-reasons/:id/translations/:language': translations.keep,
  'DELETE /admin/return-reasons/:id/translations/:language': translations.forget,
})
