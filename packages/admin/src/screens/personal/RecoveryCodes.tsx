import { Button } from '@cartwright/ui/Button'
import { DownloadIcon, PrintIcon } from '@cartwright/ui/icons'
import { useWords } from '../../i18n/use-words'
import { CopyButton } from '../../kit/CopyButton'
import { useSession } from '../../shell/session'
import './personal.css'
import { onDemand } from '../../kit/on-demand'

const ShownOnceDialog = onDemand(async () => (await import('../../kit/ShownOnceDialog')).ShownOnceDialog)

interface Props {
  codes: readonly string[]
  onClose: () => void
}

/** The codes for a lost telephone, the one time they can be seen. */
export function KeptCodes({ codes, onClose }: Props) {
  const t = useWords('personal')
  return (
    <ShownOnceDialog
      title={t('codes_title')}
      description={t('codes_text')}
      action={t('codes_kept')}
      onClose={onClose}
    >
      <RecoveryCodes codes={codes} />
    </ShownOnceDialog>
  )
}

/** The codes, and three ways to keep them. */
function RecoveryCodes({ codes }: Pick<Props, 'codes'>) {
  const t = useWords('personal')
  const { user } = useSession()
  const heading = `${t('codes_title')}: ${user?.email ?? ''}`
  const text = codes.join('\n')
  return (
    <div className="ad-Fields">
      <ul className="ad-Codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="ad-Buttons">
        <CopyButton value={text} />
        <Button size="s" icon={<DownloadIcon />} onPress={() => download(`${heading}\n\n${text}\n`)}>
          {t('download')}
        </Button>
        <Button size="s" icon={<PrintIcon />} onPress={() => print(heading, text)}>
          {t('print')}
        </Button>
      </div>
    </div>
  )
}

function download(text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = 'recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Prints the codes alone, from a page of their own that is gone afterwards. */
function print(heading: string, text: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentDocument
  if (page) {
    const title = page.createElement('h1')
    title.textContent = heading
    const list = page.createElement('pre')
    list.textContent = text
    page.body.append(title, list)
  }
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow?.print()
}
