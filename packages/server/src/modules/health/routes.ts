import { routes } from '../../http/request'
import { checklistOf } from './checklist'
import { worstOf } from './examine'
import { healthOf } from './open-shop-checks'

export const healthRoutes = routes({
  'GET /admin/health': async (shop) => {
    const checks = await healthOf(shop)
    return { status: worstOf(checks), checks }
  },
  'GET /admin/setup/checklist': async (shop) => {
    const checklist = await checklistOf(shop)
    return { is_ready: checklist.every(({ is_done, is_required }) => is_done || !is_required), checklist }
  },
})
