import { useClient } from '@cartwright/sdk/react'
import { ownAddress } from '@cartwright/sdk/rules'
import { useToast } from '@cartwright/ui/Toast'
import { useTranslation } from 'react-i18next'
import { useErrorMessage } from '../use-error-message'

/** Has the browser keep what an address answers as a file. */
function save(url: string, name = '') {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
}

/** Takes a protected file along, by its key; says so where it is gone. */
export function useDownload(): (fileKey: string) => Promise<void> {
  const client = useClient()
  const toast = useToast()
  const message = useErrorMessage()
  const { t } = useTranslation()
  return async (file_key) => {
    try {
      const { download_url } = await client.send('POST /admin/uploads/download-url', { body: { file_key } })
      save(ownAddress(download_url))
    } catch (error) {
      toast.error({ title: t('not_downloaded'), text: message(error) })
    }
  }
}

/** Hands the reader a text as a file. */
export function saveText(text: string, name: string, type = 'text/csv') {
  // Spreadsheets take a file without the mark for one of another encoding; nothing else wants it.
  const mark = type === 'text/csv' ? '\uFEFF' : ''
  const url = URL.createObjectURL(new Blob([mark + text], { type }))
  save(url, name)
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
