import type { Discount } from '@cartwright/contract'
import { Button } from '@cartwright/ui/Button'
import { useWords } from '../../i18n/use-words'
import type { Selection } from '../../kit/list/ListPage'
import { useActMany } from '../../kit/use-act-many'

/** Turns the ticked discounts on or off. */
export function DiscountBulk({ selection }: { selection: Selection<Discount> }) {
  const t = useWords('discounts')
  const { run, isPending } = useActMany('POST /admin/discounts/:id')
  const turn = async (is_disabled: boolean) => {
    const changes = selection.ids.map((id) => ({ params: { id }, body: { is_disabled } }))
    if (await run(changes, t(is_disabled ? 'turned_off' : 'turned_on'))) selection.clear()
  }
  return (
    <>
      <Button size="s" isDisabled={isPending} onPress={() => void turn(false)}>
        {t('turn_on')}
      </Button>
      <Button size="s" isDisabled={isPending} onPress={() => void turn(true)}>
        {t('turn_off')}
      </Button>
    </>
  )
}
