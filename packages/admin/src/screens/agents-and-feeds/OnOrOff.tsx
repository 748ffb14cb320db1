import { Badge } from '@cartwright/ui/Badge'
import { useWords } from '../../i18n/use-words'
import { CopyText } from '../../kit/CopyText'
import './agents-and-feeds.css'

/** Whether something that is configured where the shop runs is switched on. */
export function OnOrOff({ isOn }: { isOn: boolean }) {
  const t = useWords('agents-and-feeds')
  return <Badge tone={isOn ? 'green' : 'grey'}>{isOn ? t('on') : t('off')}</Badge>
}

/** What is written where the shop runs, as the back office cannot do it. */
export function HowToSwitchOn({ variable }: { variable: string }) {
  const t = useWords('agents-and-feeds')
  return (
    <div className="ad-SwitchOn">
      <p>{t('how')}</p>
      <CopyText value={variable} />
    </div>
  )
}
