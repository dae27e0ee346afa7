/**
 * Pictures people send. A file is taken in as it comes, measured and judged by its first bytes,
 * drawn anew and only then kept: what fails on the way leaves neither a row nor a file. Nobody
 * reads an upload without a signed link, which a domain hands out to whom the picture is for.
 *
 * How a domain takes pictures with one of its calls:
 * - accept: the member's page chooses pictures with `PictureField` (packages/ui), and sends each
 *   small to `memberImagesPath` first (`shrinkPicture`, `sendImage` of packages/client); the call's
 *   body carries `imageIds` (contract/images.ts) with the refusal `image_unknown: 409`. A path of
 *   its own for other senders is one call of `takeImages`.
 * - attach: in the call's transaction `claimUploads(transaction, memberOwner(memberId), ids, days)`;
 *   false is `image_unknown`. The domain keeps the ids in a `uuid[]` column of its own.
 * - serve: `linksTo(context, ids)` where the list is read, for the member or for staff alike; both
 *   sites serve the links. One whose time is over has the url null.
 * - drop: nothing to do. What no call claimed goes after two hours; what one did, after `days`, or
 *   after UPLOAD_KEEP_DAYS where it said none.
 */
export { dropOldUploads, startSweepingIncoming, sweepStrayUploads } from './drop-old-uploads.ts';
export { claimUploads, linksTo, memberOwner } from './keep-upload.ts';
export { takeImages } from './uploads-intake.ts';
export { redrawPicture } from './uploads-picture.ts';
