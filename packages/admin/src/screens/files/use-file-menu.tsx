import type { Upload } from '@cartwright/contract'
import { CopyIcon, DownloadIcon, TrashIcon } from '@cartwright/ui/icons'
import type { MenuAction } from '@cartwright/ui/Menu'
import { useToast } from '@cartwright/ui/Toast'
import { useWords } from '../../i18n/use-words'
import { useDownload } from '../../kit/jobs/use-download'
import { useRemoval } from '../../kit/pending-removals'
import { useCopy } from '../../kit/use-copy'
import { useMay } from '../../shell/permissions'

/** What can be done with a file. One that is protected has no address to copy: a link is made that soon ends. */
export function useFileMenu(): (file: Upload) => MenuAction[] {
  const t = useWords('files')
  const may = useMay()
  const toast = useToast()
  const download = useDownload()
  const remove = useRemoval()
  const copyText = useCopy()
  const copy = async (url: string) => {
    if (await copyText(new URL(url, location.origin).href)) toast.success(t('copied'))
  }
  return ({ id, key, name, url, is_protected }) => [
    ...(is_protected
      ? []
      : [{ id: 'copy', name: t('copy'), icon: <CopyIcon />, onAction: () => void copy(url) }]),
    ...(may('POST /admin/uploads/download-url')
      ? [
          {
            id: 'download',
            name: t('common:download'),
            icon: <DownloadIcon />,
            onAction: () => void download(key),
          },
        ]
      : []),
    ...(may('DELETE /admin/uploads')
      ? [
          {
            id: 'remove',
            name: t('common:delete'),
            icon: <TrashIcon />,
            isDanger: true,
            onAction: () =>
              remove({
                name: 'DELETE /admin/uploads',
                given: { body: { file_key: key } },
                id,
                title: t('list.deleted', { name }),
              }),
          },
        ]
      : []),
  ]
}
