import type { Shop } from '../../../shop'
import { type Facts, JobStopped, type JobType, statOf } from '../job-type'
import { Changing } from './changing'
import { lookAt } from './look-at-many'
import type { ManyAction, ManyList } from './many-action'
import { assertSelection, selected } from './selection'
import { keepTargets, tellStopped } from './targets'

interface ManyChange {
  type: 'order-change' | 'product-change' | 'customer-change'
  list: ManyList
  /** Reads what was asked for. @throws invalid_data */
  actionOf(shop: Shop, context: Facts): { action: ManyAction; selection?: Selection }
}
type Selection = Parameters<typeof assertSelection>[1]

/**
 * Changes many records, each once. The look finds them and keeps their list: whoever goes on with the job after a crash
 * goes on with the same ones. What becomes of each is noted in the transaction that did it, and nothing is done to one
 * that is noted. What is refused is told with its reason and holds up no other.
 */
export function changeMany({ type, list, actionOf }: ManyChange): JobType {
  return {
    async prepare(shop, context) {
      const { action, selection } = actionOf(shop, context)
      if (selection) assertSelection(list, selection)
      await action.check?.(shop.db)
      return context
    },
    async preProcess(work) {
      const { action, selection } = actionOf(work.shop, work.context)
      await keepTargets(
        work,
        action.targets
          ? await action.targets(work.shop.db)
          : await selected(work.shop.db, list, selection ?? {}),
      )
      const look = await lookAt(work, action)
      const stat = statOf(type, 'Records to change', `${look.would.updated} of ${look.count} will be changed`)
      return {
        // The list is kept: named one by one they would be told again whenever the job is asked for.
        context: { ids: undefined, parcels: undefined },
        result: { advancement_count: 0, ...look, ...stat },
      }
    },
    async process(work) {
      const changing = new Changing(work, actionOf(work.shop, work.context).action, list)
      try {
        await changing.run()
      } catch (error) {
        // What was under way when somebody stopped the job has ended since: the last word counts it.
        if (error instanceof JobStopped) await tellStopped(work)
        throw error
      }
      return undefined
    },
  }
}
