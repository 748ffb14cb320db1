import { useWords } from '../../i18n/use-words'
import { CopyIconButton } from '../../kit/CopyButton'
import { maskedCode } from './gift-card'

/** Takes the whole code of a card to the clipboard, while the screen shows its end. */
export function CopyCode({ code }: { code: string }) {
  const t = useWords('gift-cards')
  return <CopyIconButton value={code} label={t('copy', { code: maskedCode(code) })} done={t('copied')} />
}
