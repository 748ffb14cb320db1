import { useSentForm } from '@cartwright/ui/ShopParts'
import { usePath, useShop } from '../islands/shop-context'
import { HeartSign } from './HeartSign'

export interface WishButtonProps {
  id: string
  isKept: boolean
  /** The page it stands on, where one comes back to without scripts. */
  back: string
  /** Worded by the server, as few pages need the words. */
  words: { keep: string; kept: string; list: string }
}

/** A heart that keeps a piece on the wish list, and pressed again takes it off. */
export function WishButton({ id, isKept: drawn, back, words }: WishButtonProps) {
  const path = usePath()
  const { wishes } = useShop()
  const came = wishes?.includes(id) ?? drawn
  const sent = useSentForm('wish')
  const isKept = sent.sending
    ? sent.sending.get('intent') === 'keep'
    : sent.outcome?.ok
      ? sent.outcome.values?.kept === 'true'
      : came
  return (
    <sent.Form method="post" action={path('/wishes')} className="wish">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <button
        type="submit"
        name="intent"
        value={isKept ? 'drop' : 'keep'}
        aria-pressed={isKept}
        className="wish-button"
      >
        <HeartSign isFull={isKept} />
        {isKept ? words.kept : words.keep}
      </button>
      {isKept && <a href={path('/wishes')}>{words.list}</a>}
      {!sent.isPending && sent.outcome?.error && (
        <p role="alert" className="refusal">
          {sent.outcome.error}
        </p>
      )}
    </sent.Form>
  )
}
