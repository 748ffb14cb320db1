import { useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import { Loaded } from '../../kit/Loaded'
import { useSearchParams } from '../../router/hooks'
import { DiscountsPage } from './DiscountsPage'
import { DiscountWizard } from './DiscountWizard'
import { draftLike, emptyDraft } from './draft'
import { wholeDiscount } from './resource'

/** A new discount, in steps over the list: empty, or like the one that `?like=` names. */
export function NewDiscountPage() {
  const [search] = useSearchParams()
  const like = search.get('like')
  return (
    <>
      <DiscountsPage />
      {like ? <LikeAnother id={like} /> : <DiscountWizard start={emptyDraft} />}
    </>
  )
}

function LikeAnother({ id }: { id: string }) {
  const t = useWords('discounts')
  const discount = useEndpoint('GET /admin/discounts/:id', {
    params: { id },
    query: { expand: wholeDiscount },
  })
  return (
    <Loaded of={discount} failure={t('failed')}>
      {(data) => <DiscountWizard start={draftLike(data.discount)} />}
    </Loaded>
  )
}
