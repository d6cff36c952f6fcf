/*
 * A file system that forgets: what was written since the last fsync of a file, and names that were given since the last fsync of their
 * folder, are not on its "disk". Usage: forgetful-disk <live> <kept> <mount point>. What is done under the mount point is done in <live>;
 * <kept> has what a power cut would leave: i/<inode> the content of a file, d/<inode>/<name> an entry of a folder. A kill of this program
 * is the power cut; forgetful-disk.ts then makes a tree of <kept>.
 *
 * One rule is weaker than POSIX, as on every file system of Linux: fsync of a new file keeps the name that it was made with too. A name
 * that came by rename needs fsync of its folder. Deleted files stay in <live>/../gone, so that no inode's number is used twice.
 */
#define FUSE_USE_VERSION 31
#define _GNU_SOURCE
#include <fuse.h>
#include "kept.h"

static void own(const char *place) {
  struct fuse_context *who = fuse_get_context();
  if (getuid() == 0 && lchown(place, who->uid, who->gid) == -1) perror("lchown");
}

/* Out of the tree, with its inode. */
static int put_away(const char *path) {
  char place[PATH_MAX];
  struct stat st;
  if (lstat(LIVE(path), &st) == -1) return -errno;
  forget_name(st.st_ino);
  snprintf(place, sizeof place, "%s/%lu", gone, gone_count++);
  return DONE(rename(LIVE(path), place));
}

static void *on_init(struct fuse_conn_info *conn, struct fuse_config *config) {
  (void)conn;
  config->use_ino = 1;
  config->hard_remove = 1;
  config->nullpath_ok = 1;
  printf("ready\n");
  fflush(stdout);
  return NULL;
}

static int on_getattr(const char *path, struct stat *st, struct fuse_file_info *fi) {
  return DONE(fi ? fstat(fi->fh, st) : lstat(LIVE(path), st));
}
static int on_readlink(const char *path, char *target, size_t size) {
  ssize_t count = readlink(LIVE(path), target, size - 1);
  if (count == -1) return -errno;
  target[count] = 0;
  return 0;
}
static int on_mkdir(const char *path, mode_t mode) {
  if (mkdir(LIVE(path), mode) == -1) return -errno;
  own(LIVE(path));
  return 0;
}
static int on_symlink(const char *target, const char *path) {
  if (symlink(target, LIVE(path)) == -1) return -errno;
  own(LIVE(path));
  return 0;
}
static int on_unlink(const char *path) { return put_away(path); }
static int on_rmdir(const char *path) {
  DIR *folder = opendir(LIVE(path));
  int count = 0;
  if (!folder) return -errno;
  while (readdir(folder)) count++;
  closedir(folder);
  return count > 2 ? -ENOTEMPTY : put_away(path);
}
static int on_rename(const char *from, const char *to, unsigned flags) {
  struct stat st, there;
  if (flags & ~(unsigned)RENAME_NOREPLACE) return -EINVAL;
  if (lstat(LIVE(from), &st) == -1) return -errno;
  if (lstat(LIVE(to), &there) == 0) {
    if (flags) return -EEXIST;
    if (st.st_ino == there.st_ino) return 0;
    int result = S_ISDIR(there.st_mode) ? on_rmdir(to) : put_away(to);
    if (result) return result;
  }
  forget_name(st.st_ino);
  return DONE(rename(LIVE(from), LIVE(to)));
}
static int on_link(const char *from, const char *to) { return DONE(link(LIVE(from), LIVE(to))); }
static int on_chmod(const char *path, mode_t mode, struct fuse_file_info *fi) {
  return DONE(fi ? fchmod(fi->fh, mode) : chmod(LIVE(path), mode));
}
static int on_chown(const char *path, uid_t uid, gid_t gid, struct fuse_file_info *fi) {
  return DONE(fi ? fchown(fi->fh, uid, gid) : lchown(LIVE(path), uid, gid));
}
static int on_truncate(const char *path, off_t size, struct fuse_file_info *fi) {
  struct stat st;
  if ((fi ? fstat(fi->fh, &st) : stat(LIVE(path), &st)) == -1) return -errno;
  mark(st.st_ino, size < st.st_size ? size : st.st_size, size < st.st_size ? st.st_size : size);
  return DONE(fi ? ftruncate(fi->fh, size) : truncate(LIVE(path), size));
}
static int on_utimens(const char *path, const struct timespec times[2], struct fuse_file_info *fi) {
  return DONE(fi ? futimens(fi->fh, times) : utimensat(AT_FDCWD, LIVE(path), times, AT_SYMLINK_NOFOLLOW));
}
/* What is kept is read from it. */
static int readable(int flags) {
  return ((flags & O_ACCMODE) == O_WRONLY ? (flags & ~O_ACCMODE) | O_RDWR : flags) & ~O_APPEND;
}
static int on_create(const char *path, mode_t mode, struct fuse_file_info *fi) {
  struct stat st;
  int fd = open(LIVE(path), readable(fi->flags) | O_CREAT, mode);
  if (fd == -1) return -errno;
  own(LIVE(path));
  fstat(fd, &st);
  struct note *note = note_of(st.st_ino);
  free(note->name);
  note->folder = folder_of(path);
  note->name = strdup(name_in(path));
  fi->fh = fd;
  return 0;
}
static int on_open(const char *path, struct fuse_file_info *fi) {
  struct stat st;
  if ((fi->flags & O_TRUNC) && stat(LIVE(path), &st) == 0) mark(st.st_ino, 0, st.st_size);
  int fd = open(LIVE(path), readable(fi->flags) & ~(O_CREAT | O_EXCL));
  if (fd == -1) return -errno;
  fi->fh = fd;
  return 0;
}
static int on_read(const char *path, char *bytes, size_t size, off_t at, struct fuse_file_info *fi) {
  (void)path;
  ssize_t count = pread(fi->fh, bytes, size, at);
  return count == -1 ? -errno : (int)count;
}
static int on_write(const char *path, const char *bytes, size_t size, off_t at, struct fuse_file_info *fi) {
  (void)path;
  struct stat st;
  ssize_t count = pwrite(fi->fh, bytes, size, at);
  if (count == -1) return -errno;
  fstat(fi->fh, &st);
  mark(st.st_ino, at, at + count);
  return (int)count;
}
static int on_fallocate(const char *path, int mode, off_t at, off_t length, struct fuse_file_info *fi) {
  (void)path;
  struct stat st;
  fstat(fi->fh, &st);
  mark(st.st_ino, at, at + length);
  return DONE(fallocate(fi->fh, mode, at, length));
}
static int on_release(const char *path, struct fuse_file_info *fi) {
  (void)path;
  return DONE(close(fi->fh));
}
static int on_statfs(const char *path, struct statvfs *st) {
  (void)path;
  return DONE(statvfs(live, st));
}
static int on_fsync(const char *path, int dataOnly, struct fuse_file_info *fi) {
  (void)path;
  (void)dataOnly;
  struct stat st;
  int result = keep_file(fi->fh);
  if (result) return result;
  fstat(fi->fh, &st);
  struct note *note = note_of(st.st_ino);
  if (!note->name) return 0;
  char place[64];
  snprintf(place, sizeof place, "/proc/self/fd/%lu", fi->fh);
  char target[PATH_MAX] = "";
  if (readlink(place, target, sizeof target - 1) > 0) keep_entry(note->folder, note->name, target);
  forget_name(st.st_ino);
  return 0;
}
static int on_opendir(const char *path, struct fuse_file_info *fi) {
  int fd = open(LIVE(path), O_RDONLY | O_DIRECTORY);
  if (fd == -1) return -errno;
  fi->fh = fd;
  return 0;
}
static int on_fsyncdir(const char *path, int dataOnly, struct fuse_file_info *fi) {
  (void)path;
  (void)dataOnly;
  char place[64], target[PATH_MAX] = "";
  snprintf(place, sizeof place, "/proc/self/fd/%lu", fi->fh);
  return readlink(place, target, sizeof target - 1) == -1 ? -errno : keep_folder(target);
}
static int on_readdir(const char *path, void *list, fuse_fill_dir_t fill, off_t from, struct fuse_file_info *fi, enum fuse_readdir_flags flags) {
  (void)path;
  (void)from;
  (void)flags;
  int again = openat(fi->fh, ".", O_RDONLY | O_DIRECTORY);
  DIR *folder = again == -1 ? NULL : fdopendir(again);
  if (!folder) return -errno;
  for (struct dirent *entry; (entry = readdir(folder));) {
    struct stat st = {.st_ino = entry->d_ino, .st_mode = entry->d_type << 12};
    if (fill(list, entry->d_name, &st, 0, 0)) break;
  }
  closedir(folder);
  return 0;
}

static const struct fuse_operations OPERATIONS = {
  .init = on_init, .getattr = on_getattr, .readlink = on_readlink, .mkdir = on_mkdir, .symlink = on_symlink,
  .unlink = on_unlink, .rmdir = on_rmdir, .rename = on_rename, .link = on_link, .chmod = on_chmod, .chown = on_chown,
  .truncate = on_truncate, .utimens = on_utimens, .create = on_create, .open = on_open, .read = on_read,
  .write = on_write, .fallocate = on_fallocate, .release = on_release, .statfs = on_statfs, .fsync = on_fsync,
  .opendir = on_opendir, .releasedir = on_release, .fsyncdir = on_fsyncdir, .readdir = on_readdir,
};

int main(int count, char **words) {
  char place[PATH_MAX];
  struct stat st;
  if (count != 4 || !realpath(words[1], live) || !realpath(words[2], kept)) return 2;
  snprintf(gone, sizeof gone, "%s/../gone", live);
  mkdir(gone, 0700);
  snprintf(place, sizeof place, "%s/i", kept);
  mkdir(place, 0700);
  snprintf(place, sizeof place, "%s/d", kept);
  mkdir(place, 0700);
  stat(live, &st);
  snprintf(place, sizeof place, "%s/root", kept);
  FILE *root = fopen(place, "w");
  fprintf(root, "%lu", st.st_ino);
  fclose(root);
  umask(0);
  keep_all(live);
  char *options[] = {words[0], words[3], "-f", "-s", "-o", getuid() == 0 ? "default_permissions,allow_other" : "default_permissions"};
  return fuse_main(6, options, &OPERATIONS, NULL);
}
