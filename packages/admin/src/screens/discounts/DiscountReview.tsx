import { Switch } from '@cartwright/ui/Switch'
import { useWords } from '../../i18n/use-words'
import type { StepProps } from './discount-steps'
import { saidDraft } from './draft'
import { useDiscountSentence } from './sentence'
import './discounts.css'

/** The discount in one sentence, before it is made. */
export function DiscountReview({ draft, set }: StepProps) {
  const t = useWords('discounts')
  const say = useDiscountSentence()
  return (
    <div className="ad-Fields">
      <div className="ad-Said">
        <bdi className="ad-Code">{draft.code.trim()}</bdi>
        <p>{say(saidDraft(draft))}</p>
      </div>
      <Switch
        isSelected={!draft.is_disabled}
        onChange={(isOn) => set({ is_disabled: !isOn })}
        hint={t('on_hint')}
      >
        {t('turn_on')}
      </Switch>
    </div>
  )
}
