'use client'

/** The number of a parcel, leading to where it is followed if that is known. */
export const TrackingNumber = ({ number, url }: { number: string; url: string | null }) =>
  url ? (
    <a href={url} rel="noreferrer" dir="ltr" className="cw-TrackingNumber">
      {number}
    </a>
  ) : (
    <bdi>{number}</bdi>
  )
